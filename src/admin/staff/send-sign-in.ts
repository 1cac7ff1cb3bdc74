export type Draft = { email: string; password: string; code: string }
export type SignInOutcome =
  { kind: 'in' } | { kind: 'asks-code' } | { kind: 'refused'; why: string }

type Answer = { errors?: { message?: string; name?: string }[] }

/** One try; `silence` is what is said where the shop did not answer. */
export async function sendSignIn(draft: Draft, silence: string): Promise<SignInOutcome> {
  const answer = await ask(draft).catch(() => null)
  if (!answer) return { kind: 'refused', why: silence }
  const [error] = answer.body.errors ?? []
  if (answer.isOk) return { kind: 'in' }
  if (error?.name === 'second_factor_needed') return { kind: 'asks-code' }
  return { kind: 'refused', why: error?.message ?? silence }
}

async function ask(draft: Draft): Promise<{ isOk: boolean; body: Answer }> {
  const response = await fetch('/api/users/login', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  })
  return { isOk: response.ok, body: (await response.json()) as Answer }
}
