import { inject } from 'vitest'
import { randomFrom } from './random-from'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** Whether every damage is tried (`npm run test:soak`), and if not, the seed that chooses some. */
    sweep: Sweep
  }
}

type Sweep = { isWhole: boolean; seed: number }

export const sweep = inject('sweep')

/** All of them, or so many: one from each stretch of the list, so that every kind is among them. */
export function sample<One>(all: One[], most: number): One[] {
  return sweep.isWhole || all.length <= most ? all : chooseFrom(all, { most, seed: sweep.seed })
}

function chooseFrom<One>(all: One[], { most, seed }: { most: number; seed: number }): One[] {
  const random = randomFrom(seed)
  const stretch = (index: number) => Math.floor((index * all.length) / most)
  return Array.from({ length: most }, (_, index) => {
    const [from, to] = [stretch(index), stretch(index + 1)]
    return all.slice(from + random(to - from))[0] as One
  })
}
