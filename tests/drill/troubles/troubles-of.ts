import type { Random } from '../../support/faults/random-from'
import { setTimeout as pause } from 'node:timers/promises'
import type { Drill } from '../open-drill'
import type { Trouble } from '../drill-shop'
import { beginSecondShop } from './begin-second-shop'

type Drilling = { random: Random; broken: Set<string> }

/** What befalls the shop beside the kills. Each says whether it came. */
export function troublesOf(
  { takeDatabase, folder, second }: Drill,
  { random, broken }: Drilling,
): Trouble[] {
  return [
    { name: 'database away', oneIn: 8, happen: () => takeDatabase(500 + random(6000)) },
    {
      name: 'disk full',
      oneIn: 9,
      async happen() {
        if (!folder.fill(random(200_000))) return false
        await pause(500 + random(3500))
        folder.empty()
        return true
      },
    },
    {
      name: 'second shop refused',
      oneIn: 30,
      isWaitedFor: true,
      async happen() {
        if (!second) return false
        const fault = await beginSecondShop(second.env, second.buildDir)
        if (fault) broken.add(fault)
        return !fault
      },
    },
  ]
}
