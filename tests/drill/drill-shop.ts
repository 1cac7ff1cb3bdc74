import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../support/faults/random-from'
import type { Witness } from './buyers/witness'
import type { DrilledShop } from './shop/drilled-shop'

export type Trouble = {
  name: string
  oneIn: number
  /** Whether it came. */
  happen: () => Promise<boolean>
  /** The shop lives at least as long as this takes. */
  isWaitedFor?: true
}

export type Drilled = {
  shop: DrilledShop
  witness: Witness
  random: Random
  kills: number
  isShort: boolean
  /** What goes wrong beside the kills, by its name. */
  troubles: Trouble[]
  lookAfter(): Promise<void>
  /** Asked to end early: what was done is checked as ever. */
  isOver(): boolean
}

/** A life is measured in answers: as much is under way at its end on a slow machine as on a fast one. */
const LIVES_ANSWERS = 60
const LONGEST_LIFE_MS = 15_000
/** Now and then it lives long enough for its timers to run. */
const LONG_LIFE_MS = 13_000
const ONE_LONG_LIFE_IN = 20
/** Killed before it answers. */
const ONE_STILLBIRTH_IN = 10

/** Kills the shop again and again, and looks after each restart; returns how often each trouble came. */
export async function drillShop(drilled: Drilled): Promise<Map<string, number>> {
  const { kills, lookAfter, witness } = drilled
  const happened = new Map<string, number>()
  for (let kill = 1; kill <= kills && !drilled.isOver(); kill++) {
    const trouble = chooseTrouble(drilled, kill)
    if (await killOnce(drilled, trouble)) {
      const name = trouble?.name ?? ''
      happened.set(name, (happened.get(name) ?? 0) + 1)
    }
    await lookAfter()
    if (kill % 20 === 0) console.log(`${kill} kills, ${witness.placed.size} orders`)
  }
  return happened
}

/** In a short drill each comes once. */
function chooseTrouble({ troubles, isShort, random }: Drilled, kill: number): Trouble | undefined {
  return isShort ? troubles[kill - 1] : troubles.find(({ oneIn }) => random(oneIn) === 0)
}

/** One life of the shop, its end and its return; true when the trouble came. */
async function killOnce(drilled: Drilled, trouble: Trouble | undefined): Promise<boolean> {
  const { shop, random, isShort } = drilled
  const isLong = !isShort && random(ONE_LONG_LIFE_IN) === 0
  const answers = random(LIVES_ANSWERS)
  const stillbirth = random(ONE_STILLBIRTH_IN) === 0 ? random(1500) : null

  const underWay = trouble?.happen()
  if (trouble?.isWaitedFor) await underWay
  await (isLong ? pause(LONG_LIFE_MS) : untilAnswered(drilled, answers))
  await pause(random(50))
  await shop.kill()
  if (stillbirth !== null) await killBeforeItAnswers(shop, stillbirth)
  await shop.start()
  return (await underWay) ?? false
}

async function untilAnswered({ witness }: Drilled, answers: number): Promise<void> {
  const [count, end] = [witness.answered + answers, Date.now() + LONGEST_LIFE_MS]
  while (witness.answered < count && Date.now() < end) await pause(5)
}

async function killBeforeItAnswers(shop: DrilledShop, afterMs: number): Promise<void> {
  shop.begin()
  await pause(afterMs)
  await shop.kill()
}
