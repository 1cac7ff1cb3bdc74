import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { prepareTestShop } from '../../../src/setup/checks/provide-test-shop.mjs'
import { testEnvironment } from '../../../src/setup/checks/test-environment.mjs'
import { findFreePort } from '../../../src/setup/processes/find-free-port.mjs'
import { readSettings } from '../../../src/setup/settings/read-settings.mjs'
import { randomFrom } from '../../support/faults/random-from'
import { startS3Double } from '../../support/files/s3-double'
import { startMailServer } from '../../support/mails/mail-server'
import { startStripeDouble } from '../../support/stripe/server/start-stripe-double'
import { gatherCrowd } from '../buyers/crowd'
import { finish as finishAtBank, type Till } from '../buyers/pay-at-stripe'
import { Witness } from '../buyers/witness'
import { findBroken, findUnfinished, type ReceivedMail } from '../promise/broken-promises'
import { openMongoLedger } from '../promise/mongo-ledger'
import type { Ledger } from '../promise/records'
import { openSqliteLedger } from '../promise/sqlite-ledger'
import { makeDrillFolder } from '../shop/drill-folder'
import { DrilledShop } from '../shop/drilled-shop'
import { compareDatabases } from './compare-databases'
import { openEveryLink, type Links, writeDownLinks } from './links'
import { beginMove, type Mover, serveOnce } from './mover'

/**
 * A shop moves from SQLite and a folder to MongoDB and a bucket while people buy, broken off at moments that the seed chooses, and
 * back again. It runs beside a MongoDB: node tests/support/mongo/with-mongo.mjs npx tsx tests/drill/move/move-drill.ts --seed 1
 */
const BUYERS = 10
const KILLS_WHILE_OPEN = 1
const KILLS_AT_THE_END = 2
const WEBHOOK_SECRET = 'whsec_of_the_drill'
const BUILD = '.next-test'
const PATIENCE_MS = 30_000

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } })
const seed = Number.parseInt(values.seed, 16)
const random = randomFrom(seed)
const startedAt = Date.now()
const mongoUrl = process.env.DATABASE_URL ?? ''
if (!mongoUrl.startsWith('mongodb')) throw new Error('Run this beside a MongoDB: with-mongo.mjs')
console.log(`A move with ${BUYERS} buyers, by the seed ${seed.toString(16)}`)
const say = (words: string) =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${words}`)
await prepareTestShop()

const folder = makeDrillFolder({ isSeeded: true })
const [stripe, mailServer, bucket] = [
  await startStripeDouble(),
  await startMailServer(),
  await startS3Double(),
]
const port = await findFreePort()
const { dataDir } = folder
const sqlite = { DATABASE_URL: `file:${join(dataDir, 'fount.db')}`, FILES_URL: '' }
const mongo = { DATABASE_URL: mongoUrl, FILES_URL: bucket.url }
const back = { DATABASE_URL: `file:${join(dataDir, 'back.db')}`, FILES_URL: '' }

const broken = new Set<string>()
const mails: ReceivedMail[] = []
mailServer.onReceived((mail) => mails.push({ id: idOfMail(mail), kills: 0 }))
const witness = new Witness()
const till: Till = { commands: stripe.commands, processing: new Set() }
stripe.deliverWebhooks(`http://127.0.0.1:${port}/api/order/stripe/webhook`, WEBHOOK_SECRET)

let shop = shopAt(sqlite)
await shop.start()
const links = await writeDownLinks({ port, dataDir, witness, stripe: stripe.commands, random })
const crowd = await gatherCrowd({ buyers: BUYERS, seed, port, till, witness })
await pause(6000)
say(`the shop is open: ${witness.placed.size} orders so far`)

const leaving = { from: sqlite, words: ['--to', mongoUrl, '--files', bucket.url] }
for (let kill = 0; kill < KILLS_WHILE_OPEN; kill++) {
  const mover = moveShop(leaving)
  await pause(3000 + random(4000))
  await mover.kill()
  say('the move was broken off while the shop is open')
}
let move = moveShop(leaving)
await move.said(/Stop the shop now/)
say('all that there was is copied while people bought')
const closing = shop.stop()
for (let kill = 0; kill < KILLS_AT_THE_END; kill++) {
  await pause(kill === 0 ? random(3000) : 2500 + random(4000))
  if ((await move.kill()).code === 0) break
  say('the move was broken off as the shop closed')
  await closing
  if (kill === 0) await refuseToOpen(mongo, /broken off on its way/)
  move = moveShop(leaving)
}
await finish(move)
for (const sentence of await compareDatabases(sqlite.DATABASE_URL, mongoUrl)) broken.add(sentence)
await refuseToOpen(sqlite, /has moved to/)
for (const name of ['fonts', 'documents', 'archives', 'uploads'])
  rmSync(join(dataDir, name), { recursive: true, force: true })

shop = shopAt(mongo)
await shop.start()
say('the shop is open on MongoDB and the bucket; the disk was emptied')
await openAll(links, 'on MongoDB')
await pause(4000)
await crowd.goHome()
for (const intent of till.processing) finishAtBank(till, intent)
const atMongo = await openMongoLedger(mongoUrl)
await settleAll(atMongo)
await shop.stop()
await atMongo.letTimePass()
await atMongo.close()

const returning = {
  from: mongo,
  words: ['--to', back.DATABASE_URL, '--files', 'folder', '--stopped'],
}
await finish(moveShop(returning))
for (const sentence of await compareDatabases(back.DATABASE_URL, mongoUrl)) broken.add(sentence)
await bucket.stop()
shop = shopAt(back)
await shop.start()
say('the shop is open on SQLite and the folder again; the bucket is gone')
await openAll(links, 'back on SQLite')
const atHome = openSqliteLedger(back.DATABASE_URL)
await lookAfter(atHome)
await shop.stop()
await atHome.close()

for (const sentence of witness.surprises) broken.add(sentence)
for (const sentence of broken) console.error(`Broken: ${sentence}`)
const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
console.log(
  `${witness.placed.size} orders, ${witness.toldPaid.size} told as paid, ${witness.downloads} downloads, ${broken.size} promises broken, ${seconds} s`,
)
if (broken.size === 0) folder.remove()
else console.error(`What the shop said is in ${folder.logFile}`)
process.exit(broken.size > 0 ? 1 : 0)

function environmentOf(place: Record<string, string>) {
  return readSettings({
    ...testEnvironment({ DATA_DIR: dataDir, NEXT_DIST_DIR: BUILD, ...place }),
    PORT: String(port),
    SMTP_URL: mailServer.url,
    STRIPE_API_BASE: stripe.base,
    STRIPE_SECRET_KEY: 'sk_test_of_the_drill',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_drill',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  }).env as Record<string, string>
}

function shopAt(place: Record<string, string>): DrilledShop {
  const env = { ...environmentOf(place), TMPDIR: folder.tempDir }
  return new DrilledShop({ env, port, buildDir: BUILD, logFile: folder.logFile })
}

type Leaving = { from: Record<string, string>; words: string[] }

function moveShop({ from, words }: Leaving): Mover {
  return beginMove(words, environmentOf(from))
}

async function finish(mover: Mover): Promise<void> {
  const { code, text } = await mover.ended()
  say(/\d+ rows and \d+ files.*/.exec(text)?.[0] ?? `the move ended with ${code}`)
  if (code !== 0) throw new Error(`The move ended with ${code}:\n${text}`)
}

/** A shop that is half there, or elsewhere, says so and ends. */
async function refuseToOpen(place: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, text } = await serveOnce({ buildDir: BUILD, port, env: environmentOf(place) })
  if (code !== 1 || !sentence.test(text))
    broken.add(`A shop that is not there opened, or said no sentence (${code}): ${text}`)
}

async function openAll(written: Links, where: string): Promise<void> {
  for (const sentence of await openEveryLink(written)) broken.add(`${sentence}, ${where}`)
  say(`every old link was opened ${where}`)
}

async function settleAll(ledger: Ledger): Promise<void> {
  await ledger.letTimePass()
  const end = Date.now() + PATIENCE_MS
  const unfinished = async () =>
    findUnfinished(await ledger.read(), { intents: stripe.commands.intents(), mails })
  while ((await unfinished()).length > 0 && Date.now() < end) await pause(500)
  for (const sentence of await unfinished()) broken.add(sentence)
  await lookAfter(ledger)
}

async function lookAfter(ledger: Ledger): Promise<void> {
  const { placed, toldPaid } = witness
  const intents = stripe.commands.intents()
  for (const sentence of findBroken(await ledger.read(), { intents, placed, toldPaid }))
    broken.add(sentence)
}

function idOfMail(mail: string): string {
  return /^Message-ID: <([^@>]+)@/im.exec(mail)?.[1] ?? ''
}
