import { parseArgs } from 'node:util'

export type Options = { kills: number; buyers: number; seed: number; isShort: boolean }

const KILLS = 280
const KILLS_IN_SHORT = 5
const BUYERS = 50

/** `npm run drill -- --short --seed 30e4870`: seeds are hexadecimal, as commits are. `--kills` and `--buyers` help to look closely. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string' },
      kills: { type: 'string' },
      buyers: { type: 'string' },
    },
  })
  const kills = values.kills ?? (values.short ? KILLS_IN_SHORT : KILLS)
  return {
    kills: Number(kills),
    buyers: Number(values.buyers ?? BUYERS),
    seed: values.seed ? Number.parseInt(values.seed, 16) : Date.now() % 0x1000000,
    isShort: values.short,
  }
}
