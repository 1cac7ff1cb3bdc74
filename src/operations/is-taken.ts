import { ValidationError } from 'payload'

/** Whether a create lost against a row with the same unique key: somebody else was faster, which is as good as done. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof ValidationError)) return false
  return error.data.errors.some(({ message }) => /unique/i.test(message))
}
