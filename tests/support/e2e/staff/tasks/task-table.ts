import { readFileSync } from 'node:fs'

export type TaskRow = { number: number; task: string; before: string; desk: number; phone: number }

/** The rows of the table of tasks: what each takes is written there alone. */
export function readTaskTable(): TaskRow[] {
  return readFileSync('tests/e2e/staff/tasks/README.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| *\d+ *\|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, number, task = '', before = '', desk, phone]) => ({
      number: Number(number),
      task,
      before,
      desk: Number(desk),
      phone: Number(phone),
    }))
}
