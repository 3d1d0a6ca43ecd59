import { readFileSync } from 'node:fs';

const field = (pid: number, file: string, name: string): number => {
  const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
};

/** Proportional share of memory in MiB, so that pages shared between processes count once. Linux only. */
export const memoryOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + field(pid, 'smaps_rollup', 'Pss'), 0) / 1024;

/** The process and everything it started. Linux only. */
export const treeOf = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
};
