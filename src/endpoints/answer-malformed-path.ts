import type { AfterErrorHook } from 'payload'

/** A path that no text was ever encoded into (`%FF`) is the asker's mistake: Payload would respond 500. */
export const answerMalformedPath: AfterErrorHook = ({ error }) => {
  if (!((error as Error) instanceof URIError)) return
  return { status: 400, response: { errors: [{ message: 'This address is malformed.' }] } }
}
