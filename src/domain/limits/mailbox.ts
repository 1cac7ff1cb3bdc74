/** The box that a mail to this address ends in, for counting: what stands behind a plus is a label within it. */
export function mailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).split('+', 1)[0] ?? ''
  return `${local}${email.slice(at)}`.toLowerCase().trim()
}
