import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { connectToMailServer } from '@/delivery/mails/mail-adapter'
import { env, type Env } from '@/env'
import { storedFiles } from '../files/stored-files'
import { askDatabase } from '../records/any-collection'

/** What the shop cannot work without, each `ok` or a sentence for whoever runs it. */
type Readiness = Record<'database' | 'files' | 'payments' | 'mail', string>

const PATIENCE_IN_MS = 2000

/** Looks at everything anew, and says no secret: anybody may ask. */
export async function checkReadiness(
  payload: Payload,
  settings: Env = env,
): Promise<{ isReady: boolean; readiness: Readiness }> {
  const [database, files, mail] = await Promise.all([
    check(() => askDatabase(payload), 'The database does not answer.'),
    checkFiles(settings),
    checkMail(settings),
  ])
  const readiness = { database, files, payments: checkPayments(settings), mail }
  return { isReady: Object.values(readiness).every((said) => said === 'ok'), readiness }
}

async function checkFiles({ dataDir }: Env): Promise<string> {
  const said = await check(() => writeInto(dataDir), 'Nothing can be written into DATA_DIR.')
  const { objects } = storedFiles
  if (said !== 'ok' || objects === null) return said
  return check(() => objects.ask(), 'The bucket of FILES_URL does not answer.')
}

function checkPayments({ stripe, production }: Env): string {
  const { secretKey, publishableKey, webhookSecret } = stripe
  if (secretKey && publishableKey && webhookSecret) return 'ok'
  if (production) return 'A key of Stripe is missing: this shop cannot take money.'
  return secretKey && !publishableKey ? 'STRIPE_PUBLISHABLE_KEY is missing.' : 'ok'
}

function checkMail({ smtpUrl, dataDir }: Env): Promise<string> {
  return smtpUrl
    ? check(() => connectToMailServer(smtpUrl, PATIENCE_IN_MS), 'The mail server does not answer.')
    : check(
        () => writeInto(join(dataDir, 'mail')),
        'Nothing can be written into the folder of mails.',
      )
}

async function check(look: () => Promise<void>, sentence: string): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), PATIENCE_IN_MS)
  })
  try {
    await Promise.race([look(), tooLate])
    return 'ok'
  } catch {
    return sentence
  } finally {
    clearTimeout(timer)
  }
}

/** Permissions alone do not tell of a full disk, or of one that is mounted to be read. */
async function writeInto(folder: string): Promise<void> {
  const file = join(folder, `.ready-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, 'ready')
  } finally {
    await rm(file, { force: true })
  }
}
