import { setTimeout as pause } from 'node:timers/promises'
import { provideTestShop } from '../../src/setup/checks/provide-test-shop.mjs'
import { randomFrom } from '../support/faults/random-from'
import { gatherCrowd } from './buyers/crowd'
import { finish, type Till } from './buyers/pay-at-stripe'
import { Witness } from './buyers/witness'
import { drillShop } from './drill-shop'
import { type Drill, openDrill } from './open-drill'
import { readOptions } from './options'
import { findBroken, findUnfinished, type ReceivedMail } from './promise/broken-promises'
import { ageDrafts, findLeftBehind } from './promise/left-behind'
import { findToldSecrets } from './promise/told-secrets'
import { reportDrill } from './report'
import { troublesOf } from './troubles/troubles-of'
import { troubleStripe } from './troubles/trouble-stripe'

/** What is under way has so long to come to its end by itself: a lost webhook is noticed within five minutes. */
const PATIENCE_MS = 6 * 60_000
const PATIENCE_IN_SHORT_MS = 20_000

const options = readOptions()
const { seed, kills, buyers, isShort } = options
const random = randomFrom(seed)
const startedAt = Date.now()
console.log(`${kills} kills under ${buyers} buyers, by the seed ${seed.toString(16)}`)
await (await provideTestShop()).stop()

const drill = await openDrill()
const { shop, ledger, stripe, mailServer, folder } = drill
const witness = new Witness()
const broken = new Set<string>()
const mails: ReceivedMail[] = []
mailServer.onReceived((mail) => mails.push({ id: idOfMail(mail), kills: shop.kills }))
const till: Till = { commands: stripe.commands, processing: new Set() }

let isOver = false
process.once('SIGINT', () => (isOver = true))
await shop.start()
const crowd = await gatherCrowd({ buyers, seed, port: shop.port, till, witness })
const leaveStripe = troubleStripe(stripe.commands, randomFrom(seed + 1))
const troubles = await drillShop({
  shop,
  witness,
  random,
  kills,
  isShort,
  lookAfter,
  isOver: () => isOver,
  troubles: troublesOf(drill, { random, broken }),
})
leaveStripe()
await crowd.goHome()
for (const intent of till.processing) finish(till, intent)
await passTime(drill)
await untilFinished()
await lookAfter()
for (const sentence of [...(await unfinished()), ...witness.surprises]) broken.add(sentence)
for (const code of shop.ends) broken.add(`The shop ended by itself with ${code}.`)
for (const sentence of await findLeftBehind(folder)) broken.add(sentence)
for (const sentence of await findToldSecrets(folder.logFile)) broken.add(sentence)

reportDrill({
  shop,
  witness,
  troubles,
  broken: [...broken],
  gaveUp: crowd.gaveUp(),
  records: await ledger.read(),
  events: stripe.commands.events(),
  mails,
  seconds: (Date.now() - startedAt) / 1000,
})
await shop.stop()
await ledger.close()
folder.remove()
if (broken.size > 0) console.error(`What the shop said is in ${folder.logFile}`)
process.exit(broken.size > 0 ? 1 : 0)

/** Sets are copied first, and charges read last: what is told or written meanwhile breaks no promise. */
async function lookAfter(): Promise<void> {
  const [placed, toldPaid] = [new Set(witness.placed), new Set(witness.toldPaid)]
  const damage = await ledger.findDamage()
  if (damage) broken.add(`The database is damaged: ${damage}`)
  const records = await ledger.read()
  const intents = stripe.commands.intents()
  for (const sentence of findBroken(records, { intents, placed, toldPaid })) broken.add(sentence)
}

async function unfinished(): Promise<string[]> {
  const intents = stripe.commands.intents()
  return findUnfinished(await ledger.read(), { intents, mails })
}

async function untilFinished(): Promise<void> {
  const end = Date.now() + (isShort ? PATIENCE_IN_SHORT_MS : PATIENCE_MS)
  while ((await unfinished()).length > 0 && Date.now() < end) await pause(500)
}

/** One more restart. What was left half done grows old; a short drill does not wait for anything else to fall due. */
async function passTime({ shop, ledger, folder }: Drill): Promise<void> {
  await shop.stop()
  await ageDrafts(folder)
  if (isShort) await ledger.letTimePass()
  await shop.start()
}

function idOfMail(mail: string): string {
  return /^Message-ID: <([^@>]+)@/im.exec(mail)?.[1] ?? ''
}
