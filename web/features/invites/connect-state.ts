import { asCode, isWholeCode } from './code.ts';

/** The code dialog: enter, validate, valid with the inviter's name, connect. */
export type ConnectState = {
  readonly code: string;
  readonly step: 'entering' | 'validating' | 'valid' | 'connecting';
  readonly inviterName: string | null;
  readonly problem: string | null;
};

export type ConnectEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'validate' }
  | { readonly type: 'validated'; readonly code: string; readonly inviterName: string | null }
  | { readonly type: 'refused'; readonly code: string; readonly problem: string }
  | { readonly type: 'connect' };

export const noCode: ConnectState = { code: '', step: 'entering', inviterName: null, problem: null };

const isBusy = (state: ConnectState): boolean => state.step === 'validating' || state.step === 'connecting';

const refused = (state: ConnectState, problem: string): ConnectState => ({
  ...state,
  step: state.step === 'connecting' ? 'valid' : 'entering',
  problem,
});

/** The next state of the dialog; a reply about a code that is no longer in the field changes nothing. */
export const connectState = (state: ConnectState, event: ConnectEvent): ConnectState => {
  switch (event.type) {
    case 'typed':
      return state.step === 'connecting' ? state : { ...noCode, code: asCode(event.text) };
    case 'validate':
      return state.step === 'entering' && isWholeCode(state.code)
        ? { ...state, step: 'validating', problem: null }
        : state;
    case 'validated':
      return state.step === 'validating' && state.code === event.code
        ? { ...state, step: 'valid', inviterName: event.inviterName }
        : state;
    case 'refused':
      return isBusy(state) && state.code === event.code ? refused(state, event.problem) : state;
    case 'connect':
      return state.step === 'valid' ? { ...state, step: 'connecting', problem: null } : state;
  }
};
