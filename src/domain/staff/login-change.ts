import { isRecord } from '../is-record'

/** What opens a login, or says what it opens: whoever changes it proves who they are, and its owner reads of it. */
export type LoginChange =
  'password' | 'email' | 'roles' | 'factor_on' | 'factor_off' | 'passkey_on' | 'passkey_off'

type Login = { email?: unknown; roles?: unknown }

/** What a request would change of a login; `stored` null: of any. */
export function changesAskedFor(data: unknown, stored: Login | null): LoginChange[] {
  if (!isRecord(data)) return []
  const { email, password, roles } = data
  return [
    ...(isGiven(password) ? (['password'] as const) : []),
    ...(isGiven(email) && !isSameEmail(email, stored?.email) ? (['email'] as const) : []),
    ...(isGiven(roles) && sorted(roles) !== sorted(stored?.roles) ? (['roles'] as const) : []),
  ]
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** As it is stored. */
function isSameEmail(given: unknown, stored: unknown): boolean {
  return typeof given === 'string' && given.toLowerCase().trim() === stored
}

function sorted(roles: unknown): string {
  return JSON.stringify(Array.isArray(roles) ? roles.toSorted() : roles)
}
