import type { Payload } from 'payload'
import { RegistrationIsClosed } from '@/domain/staff/staff-error'
import { hasLogins, insertRegistration, removeRegistration } from './login-records'

/** The first login of a shop, once: whoever comes later, or at the same time, is refused. A registration that failed may be tried again. */
export async function registerFirstLogin<Result>(
  payload: Payload,
  register: () => Promise<Result>,
): Promise<Result> {
  if (await hasLogins(payload)) await insertRegistration(payload)
  if (!(await insertRegistration(payload))) throw new RegistrationIsClosed()
  try {
    return await register()
  } catch (error) {
    if (!(await hasLogins(payload))) await removeRegistration(payload)
    throw error
  }
}

/** From the first login on nobody registers, whatever becomes of the table. */
export async function closeRegistration(payload: Payload): Promise<void> {
  if (await hasLogins(payload)) await insertRegistration(payload)
}
