import { readFileSync } from 'node:fs'
import type { Category, Direction } from '@/domain/catalogue/typeface-view'
import type { ScoreJob } from '@/fonts/font-job'
import { inspectFont } from '@/fonts/inspect/inspect-font'

type Family = {
  category: Category
  masters: string[]
  own?: string
  dir?: Direction
  ownWords?: string[]
}

const SEED = 'src/seed/masters'

/** What the shop asks about a family of these masters. */
export async function scoreJob(family: Family): Promise<ScoreJob> {
  const { category, masters, own = 'Latin', dir = 'ltr', ownWords = [] } = family
  const files = await Promise.all(
    masters.map(async (master) => {
      const path = `${SEED}/${master}`
      return { path, facts: await inspectFont(readFileSync(path)) }
    }),
  )
  const [first] = files
  if (!first) throw new Error('A family has a master.')
  const { scripts, languages, features } = first.facts
  return {
    kind: 'score',
    cuts: files.map(({ path, facts }) => ({
      style: facts.style,
      master: path,
      weight: facts.weight,
      slope: facts.slope,
      coordinates: {},
      axes: facts.axes,
      codepoints: facts.codepoints,
    })),
    category,
    scripts: [own, ...scripts.filter((script) => script !== own)],
    dir,
    languageCount: languages.length,
    characters: { set: 'standard' },
    features,
    ownWords,
  }
}
