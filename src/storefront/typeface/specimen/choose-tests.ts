import { listSamples } from '@/domain/catalogue/specimens/list-samples'
import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import { sampleFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { Sample } from '@/domain/catalogue/typeface-view'
import { listTesterStyles, type TesterStyle } from '../../tester/state/list-tester-styles'
import { nearestStyle, TEXT_WEIGHT, textCoordinates } from './choose-text-style'

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

/** `tall`: joined scripts need room, and so do signs, which fill their lines. */
const ROLES: { role: TestRole; weight: number; leading: number; tall: number }[] = [
  { role: 'display', weight: 900, leading: 1, tall: 1.4 },
  { role: 'text', weight: 400, leading: 1.14, tall: 1.6 },
  { role: 'small', weight: 400, leading: 1.45, tall: 1.9 },
]

/** Three tests: the shortest text large and in the heaviest style, the longest one small, a sentence between. */
export function chooseTests(styles: TesterStyle[], samples: Sample[]): SpecimenTest[] {
  const byLength = samples.toSorted((a, b) => a.text.length - b.text.length)
  const between = byLength.length > 2 ? byLength.slice(1, -1) : byLength
  const texts = [byLength[0], nearestToSentence(between), byLength.at(-1)]

  return ROLES.flatMap(({ role, weight, leading, tall }, place) => {
    const sample = texts[place]
    const style = nearestStyle(styles, weight)
    if (!sample || !style) return []

    const isTall = sample.dir === 'rtl' || sample.script === 'Common'
    return [
      {
        role,
        styleKey: style.key,
        weight,
        sample,
        sampleNumber: samples.indexOf(sample),
        leading: isTall ? tall : leading,
      },
    ]
  })
}

function nearestToSentence(samples: Sample[]): Sample | undefined {
  const distance = ({ text }: Sample) => Math.abs(text.length - A_SENTENCE)
  return samples.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** What the tests of the page are set in and with, until a visitor changes it. */
export function testTextsOf(typeface: SpecimenView) {
  const styles = listTesterStyles(typeface)
  return chooseTests(styles, listSamples(typeface)).flatMap(({ styleKey, weight, sample }) => {
    const style = styles.find(({ key }) => key === styleKey)
    const { text, lang, dir } = sample
    return style
      ? [{ text, lang, dir, styleId: style.id, coordinates: textCoordinates(style, weight) }]
      : []
  })
}

type LeadText = {
  text: string
  face: string
  coordinates: Record<string, number>
  /** The browser font of its letters alone. */
  ownFace: string
}

/** The lead and the style it is set in; null: there is none. */
export function leadTextOf(typeface: SpecimenView): (LeadText & { styleId: string }) | null {
  const style = nearestStyle(listTesterStyles(typeface), TEXT_WEIGHT)
  if (!style || !typeface.lead) return null
  const { id: styleId, previewFace: face } = style
  return {
    styleId,
    face,
    text: typeface.lead,
    coordinates: textCoordinates(style),
    ownFace: sampleFaceName(face),
  }
}
