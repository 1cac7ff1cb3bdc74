import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { LIMITS } from '@/domain/limits/limits'
import { countLetters } from '@/operations/limits/count-letters'
import { countRequest } from '@/operations/limits/count-requests'
import {
  type DemoStyle,
  furtherOfPageCase,
  readDemoFamilies,
} from '../../../support/fonts/demo-styles'

/** Counts of this limit are a process's own: no database is asked. */
const payload = { logger: { error: () => undefined } } as unknown as Payload
const families = readDemoFamilies()
const large = families.filter(({ length }) => length >= 8)
const CZECH_AND_POLISH = Array.from('áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽąćęłńśźżĄĆĘŁŃŚŹŻ').map(
  (letter) => letter.codePointAt(0) ?? 0,
)

let neighbourhoods = 0

/** What one neighbourhood asks for within an hour. */
function aNeighbourhood() {
  const name = `198.51.${++neighbourhoods}.0/24`
  const ask = ({ family, id }: DemoStyle, letters: readonly number[]) =>
    countLetters(payload, name, { style: { id, typeface: family }, letters, hasFeatures: true })
  return {
    lookAtPage: (style: DemoStyle) => ask(style, furtherOfPageCase(style)),
    lookThrough: (style: DemoStyle) => ask(style, style.further),
    type: (style: DemoStyle, text: readonly number[]) =>
      ask(
        style,
        text.filter((code) => style.further.includes(code)),
      ),
    hasUsed: async () => (await countRequest(payload, LIMITS.guardedLetters, name)) - 1,
  }
}

const first = ([style]: DemoStyle[]) => style as DemoStyle

test('who looks at the page of every family, at the whole case of four, and at another style of each of those, has used a third of an hour’s letters', async () => {
  const { lookAtPage, lookThrough, hasUsed } = aNeighbourhood()
  for (const family of families) await lookAtPage(first(family))
  for (const [style, another] of large as [DemoStyle, DemoStyle][]) {
    await lookThrough(style)
    await lookAtPage(another)
  }

  expect(await hasUsed()).toBeLessThan(LIMITS.guardedLetters.times / 3)
})

test('an office of twenty, who look through the case of every family and each at the page of another style, type two languages and are refused nothing', async () => {
  const { lookAtPage, lookThrough, type, hasUsed } = aNeighbourhood()
  for (const family of families) await lookThrough(first(family))
  const others = families.flatMap(([, ...rest]) => rest.slice(0, 3)).slice(0, 20)
  for (const style of others) {
    await lookAtPage(style)
    await type(style, CZECH_AND_POLISH)
  }

  expect(others).toHaveLength(20)
  expect(await hasUsed()).toBeLessThan(LIMITS.guardedLetters.times)
})

const PAIRS = large.flatMap((one) =>
  large.filter((other) => other !== one).map((other) => [first(one).family, one, other] as const),
)

test.each(PAIRS)(
  'a script that takes all of %s is refused, or in the next family of eight styles or more',
  async (_name, one, other) => {
    const { lookThrough } = aNeighbourhood()
    const taken = async () => {
      for (const style of [...one, ...other]) await lookThrough(style)
    }

    await expect(taken()).rejects.toThrow(LIMITS.guardedLetters.sentence)
  },
)

test('of a family the style that was looked at first costs a quarter, any other all of it', async () => {
  const { lookThrough, hasUsed } = aNeighbourhood()
  const [one, other] = families.find(({ length }) => length === 5) as [DemoStyle, DemoStyle]
  await lookThrough(one)
  const quarter = await hasUsed()
  await lookThrough(other)

  expect(quarter).toBe(Math.ceil((one.further.length + 60) / 4))
  expect(await hasUsed()).toBe(quarter + 1 + other.further.length + 60)
})
