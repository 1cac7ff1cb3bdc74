import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { brokenRule } from '@/domain/shop-error'
import {
  emailOfLogin,
  findFactors,
  keepOwnSecret,
  setOwnSecret,
  type StoredHash,
} from './records/users'
import { knownSecrets } from './secret-key'
import { resealFactor } from './staff/second-factor'

class SecretIsAnother extends brokenRule(
  'secret_is_another',
  503,
  `This database belongs to another PAYLOAD_SECRET than the one that is set, so no link of a mail would open.
Put the one before back: as PAYLOAD_SECRET, or as the file "secret" in the data folder that the database comes from.
Was it changed on purpose? Name the one before as PAYLOAD_SECRET_BEFORE, and until when its links open as PAYLOAD_SECRET_BEFORE_UNTIL.
Is it lost? npm run rekey makes all links anew and mails nobody; second factors of staff are set up again.`,
) {}

/**
 * The database knows by a salted, slow hash which secret it belongs to: a backup that is opened with another would answer 404 to
 * every link, without a word. A secret that was changed on purpose names the one before, and is the shop's from then on.
 */
export async function requireOwnSecret(payload: Payload): Promise<void> {
  const [secret = '', ...former] = knownSecrets()
  const kept = await keepOwnSecret(payload, hashOf(secret))
  if (isOf(kept, secret)) return
  if (!former.some((one) => isOf(kept, one))) throw new SecretIsAnother()
  await rekeyShop(payload)
}

/** Links are made of the secret of now wherever one is shown. What is left is what was sealed with another. */
export async function rekeyShop(payload: Payload) {
  /** Logins whose second factor could not be opened any more, by their addresses. */
  const withoutFactor: string[] = []
  for (const row of await findFactors(payload)) {
    const email = await emailOfLogin(payload, row.login)
    if (!(await resealFactor(payload, row)) && email) withoutFactor.push(email)
  }
  await setOwnSecret(payload, hashOf(knownSecrets()[0] ?? ''))
  return { withoutFactor }
}

function hashOf(secret: string, salt = randomBytes(16).toString('base64url')): StoredHash {
  return { salt, hash: scryptSync(secret, salt, 32).toString('base64url') }
}

function isOf(kept: StoredHash, secret: string): boolean {
  return timingSafeEqual(Buffer.from(kept.hash), Buffer.from(hashOf(secret, kept.salt).hash))
}
