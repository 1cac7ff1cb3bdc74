import type { Sample } from '@/domain/catalogue/typeface-view'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { nearestStyle } from './choose-text-style'

type TestRole = 'display' | 'text' | 'small'

/** One test of the typeface's page: the style it starts in, its text, and how it is set. */
export type SpecimenTest = {
  role: TestRole
  styleKey: string
  weight: number
  sample: Sample
  /** Its place among the samples of the typeface. */
  sampleNumber?: number
  leading: number
}

/** Letters. */
const A_SENTENCE = 140

const ROLES: { role: TestRole; weight: number; leading: number; rightToLeft: number }[] = [
  { role: 'display', weight: 900, leading: 1, rightToLeft: 1.4 },
  { role: 'text', weight: 400, leading: 1.14, rightToLeft: 1.6 },
  { role: 'small', weight: 400, leading: 1.45, rightToLeft: 1.9 },
]

/** Three tests: the shortest text large and in the heaviest style, the longest one small, a sentence between. */
export function chooseTests(styles: TesterStyle[], samples: Sample[]): SpecimenTest[] {
  const byLength = samples.toSorted((a, b) => a.text.length - b.text.length)
  const between = byLength.length > 2 ? byLength.slice(1, -1) : byLength
  const texts = [byLength[0], nearestToSentence(between), byLength.at(-1)]

  return ROLES.flatMap(({ role, weight, leading, rightToLeft }, place) => {
    const sample = texts[place]
    const style = nearestStyle(styles, weight)
    if (!sample || !style) return []

    const isRightToLeft = sample.dir === 'rtl'
    return [
      {
        ...{ role, styleKey: style.key, weight, sample },
        sampleNumber: samples.indexOf(sample),
        leading: isRightToLeft ? rightToLeft : leading,
      },
    ]
  })
}

function nearestToSentence(samples: Sample[]): Sample | undefined {
  const distance = ({ text }: Sample) => Math.abs(text.length - A_SENTENCE)
  return samples.toSorted((a, b) => distance(a) - distance(b))[0]
}
