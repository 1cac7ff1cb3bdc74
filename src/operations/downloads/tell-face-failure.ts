import type { Payload } from 'payload'

/** The paper is as good in the interface's typeface: that it is not in its own is for the log. */
export function tellFaceFailure(payload: Payload, number: string, failure: string | null): void {
  if (failure === null) return
  payload.logger.warn({ msg: `${number} is not set in the typeface it is about: ${failure}` })
}
