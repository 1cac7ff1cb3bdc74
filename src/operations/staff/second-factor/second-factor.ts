import type { Payload } from 'payload'
import { NotFound } from '@/domain/request-error'
import { NoFactorBegun, SecondFactorNeeded, SecondFactorWrong } from '@/domain/staff/staff-error'
import { codeAsSvg } from '@/delivery/documents/code-as-svg'
import { mailShop } from '../../mails/mail-shop'
import {
  changeFactor,
  emailOfLogin,
  findFactor,
  insertFactor,
  removeFactor,
  showFactor,
  type FactorRow,
} from './factor-records'
import {
  addressOfSecret,
  hashOfRecoveryCode,
  makeRecoveryCodes,
  makeSecret,
  stepOfCode,
} from './one-time-codes'
import { openSecret, sealSecret } from './seal-secret'

type Given = { id: string; code: string }

/** Shown once: the picture for the app, and the secret for whoever types it. Nothing is asked at sign-in until a code of it was given. */
export async function beginFactor(payload: Payload, id: string) {
  const email = await emailOfLogin(payload, id)
  if (email === null) throw new NotFound('login')
  const secret = makeSecret()
  await insertFactor(payload, id)
  await changeFactor(payload, { login: id, data: { pending: sealSecret(secret) } })
  const { name } = await mailShop(payload)
  const address = addressOfSecret(secret, { shop: name, email })
  return { secret, address, picture: codeAsSvg(address) }
}

/** Turns it on with the first code of the app; the recovery codes are shown this once. */
export async function confirmFactor(payload: Payload, { id, code }: Given): Promise<string[]> {
  const pending = (await findFactor(payload, id))?.pending
  const secret = pending ? openSecret(pending) : null
  if (!pending || secret === null) throw new NoFactorBegun()
  const now = new Date()
  const step = stepOfCode(secret, { code, now })
  if (step === null) throw new SecondFactorWrong()

  const codes = makeRecoveryCodes()
  const since = now.toISOString()
  const recoveryCodes = codes.map(hashOfRecoveryCode).join(' ')
  const isOn = await changeFactor(payload, {
    login: id,
    found: { pending: { equals: pending } },
    data: { secret: pending, pending: null, since, step, recoveryCodes },
  })
  if (!isOn) throw new NoFactorBegun()
  await showFactor(payload, id, since)
  return codes
}

/** Since when this login asks for a code, null if it does not; and how many recovery codes are left. */
export async function readFactor(payload: Payload, id: string) {
  const row = await findFactor(payload, id)
  const recoveryCodesLeft = codesIn(row?.recoveryCodes).length
  return { since: row?.since ?? null, recoveryCodesLeft }
}

/**
 * Lets pass who has no second factor, and who gives a code of it. A code opens once: of two who send the same at once, one passes.
 * Throws SecondFactorNeeded without a code, SecondFactorWrong for another.
 */
export async function proveFactor(payload: Payload, { id, code }: Given): Promise<void> {
  const row = await findFactor(payload, id)
  if (!row?.since) return
  if (code.trim() === '') throw new SecondFactorNeeded()
  if (!(await spend(payload, { row, code }))) throw new SecondFactorWrong()
}

/** Whether this is a code of a second factor that is on; it is spent by it. */
export async function opensFactor(payload: Payload, { id, code }: Given): Promise<boolean> {
  const row = await findFactor(payload, id)
  return row?.since ? spend(payload, { row, code }) : false
}

/** Turns it off: by its owner with a code. */
export async function endFactor(payload: Payload, { id, code }: Given): Promise<void> {
  await proveFactor(payload, { id, code })
  await forgetFactor(payload, id)
}

/** For whoever lost the app and the recovery codes. */
export async function forgetFactor(payload: Payload, id: string): Promise<void> {
  await removeFactor(payload, id)
  await showFactor(payload, id, null)
}

async function spend(payload: Payload, given: { row: FactorRow; code: string }): Promise<boolean> {
  return (await spendCode(payload, given)) || (await spendRecovery(payload, given))
}

async function spendCode(payload: Payload, { row, code }: { row: FactorRow; code: string }) {
  const secret = openSecret(row.secret ?? '')
  const step = secret && stepOfCode(secret, { code, now: new Date() })
  if (!step || step <= (row.step ?? 0)) return false
  const found = { step: { equals: row.step } }
  return changeFactor(payload, { login: row.login, found, data: { step } })
}

async function spendRecovery(payload: Payload, { row, code }: { row: FactorRow; code: string }) {
  const hash = hashOfRecoveryCode(code)
  const codes = codesIn(row.recoveryCodes)
  if (!codes.includes(hash)) return false
  const found = { recoveryCodes: { equals: row.recoveryCodes } }
  const data = { recoveryCodes: codes.filter((one) => one !== hash).join(' ') }
  return changeFactor(payload, { login: row.login, found, data })
}

function codesIn(text: string | null | undefined): string[] {
  return (text ?? '').split(' ').filter(Boolean)
}
