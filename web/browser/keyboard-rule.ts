/** Numbers of the on-screen keyboard; lengths in CSS pixels, times in milliseconds. */
export const keyboardNumbers = {
  /** The viewport must shrink by more than this … */
  minimumShrink: 50,
  /** … and to less than this part of the window. */
  maximumShare: 0.8,
  resizeDebounce: 50,
  initialCheck: 200,
  blurDelay: 150,
  scrollCheck: 200,
  /** Room under the content beyond the height of the bottom button … */
  padding: 16,
  /** … and how much the keyboard adds to it. */
  paddingWithKeyboard: 20,
} as const;

type Viewport = {
  readonly windowHeight: number;
  readonly viewportHeight: number;
  readonly viewportTop: number;
};

export type Keyboard = {
  readonly present: boolean;
  /** Pixels by which what sits at the bottom of the window must rise to be seen. */
  readonly lift: number;
};

export const noKeyboard: Keyboard = { present: false, lift: 0 };

/** Tells from the two heights whether a keyboard covers the bottom of the window. */
export const readKeyboard = ({ windowHeight, viewportHeight, viewportTop }: Viewport): Keyboard => {
  const shrunk = windowHeight - viewportHeight;
  const present =
    shrunk > keyboardNumbers.minimumShrink && viewportHeight < windowHeight * keyboardNumbers.maximumShare;
  return present ? { present, lift: Math.max(0, shrunk - viewportTop) } : noKeyboard;
};

/** Room to keep free under the content for a bottom button of this height. */
export const bottomPadding = (buttonHeight: number, keyboard: Keyboard): number =>
  buttonHeight + keyboardNumbers.padding + (keyboard.present ? keyboardNumbers.paddingWithKeyboard : 0);
