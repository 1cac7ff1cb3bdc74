import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { MeasuredText } from '@/domain/catalogue/lines/line-metrics'
import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { uprightNearRegular } from '@/domain/catalogue/styles/choose-styles'
import type { SetTitle, StoryHead } from '@/domain/site/stories/story'
import type { Style } from '@/payload-types'
import { readCatalogue } from '../../catalogue/typefaces/list-typefaces'
import { type InlinedFace, readTextFace } from '../../catalogue/typefaces/read-faces'
import { defaultPositionOf, measureLine } from '../../fonts/measure-line'
import { variationOf } from '../../fonts/merge-facts'
import { groupBy } from '../../group-by'
import { idOf } from '../../id-of'
import { findStylesWithFacts } from '../../records/published-catalogue'

type Titled = Pick<StoryHead, 'id' | 'title' | 'typeface' | 'style'>

type ChosenStyle = { id: string; face: string; coordinates: Record<string, number> }

/** Titles in their typefaces, with browser fonts of their letters alone: one a style, however many titles are set in it. */
export async function setTitles<Head extends Titled>(
  payload: Payload,
  heads: Head[],
): Promise<{ rows: (Head & { setIn: SetTitle })[]; faces: InlinedFace[] }> {
  const styles = await chooseStyles(payload, heads)
  const titlesOf = groupBy(
    heads.filter(({ id }) => styles.has(id)),
    ({ id }) => styles.get(id)?.id ?? '',
  )
  const read = [...titlesOf].map(async ([style, titles]) => {
    const chosen = styles.get(titles[0]?.id ?? '')
    const text = titles.map(({ title }) => title).join('')
    const face = chosen && (await readLetters(payload, chosen, text))
    return face ? [[style, face] as const] : []
  })
  // In the order of the titles, however soon each is there.
  const faces = new Map((await Promise.all(read)).flat())
  const rows = heads.map((head) => {
    const face = faces.get(styles.get(head.id)?.id ?? '')
    return { ...head, setIn: face ? { face: face.face } : null }
  })
  return { rows, faces: [...faces.values()] }
}

/** As many letters as stand on the measure in one line and are still a title on a phone. */
const ON_ONE_LINE = 26

/** What lets CSS set a short title from margin to margin; null: it is longer, or its style cannot write it. */
export async function measureTitle(payload: Payload, head: Titled): Promise<MeasuredText | null> {
  if (head.title.length > ON_ONE_LINE) return null
  const style = (await chooseStyles(payload, [head])).get(head.id)
  if (!style) return null
  const { id: styleId, coordinates } = style
  return measureLine(payload, { styleId, text: head.title, coordinates, on: [] })
}

/** The browser font of a few letters. Its name is theirs: the same style may stand on the page with others. */
export async function readLetters(
  payload: Payload,
  { id: styleId, face, coordinates }: ChosenStyle,
  text: string,
): Promise<InlinedFace | null> {
  const letters = await readTextFace(payload, { styleId, face, coordinates, text })
  const hash = createHash('sha256')
    .update(JSON.stringify([coordinates, [...new Set(text)].toSorted()]))
    .digest('hex')
  return letters && { face: `${face} ${hash.slice(0, 8)}`, dataUri: letters.dataUri }
}

/** By the id of what is titled: the style that staff named, else the upright nearest to a regular weight. Only what is published. */
async function chooseStyles(payload: Payload, heads: Titled[]): Promise<Map<string, ChosenStyle>> {
  const { typefaces } = await readCatalogue(payload)
  const named = typefaces.filter(({ id }) => heads.some(({ typeface }) => typeface === id))
  const styles = await findStylesWithFacts(
    payload,
    named.map(({ id }) => id),
  )
  return new Map(
    heads.flatMap((head) => {
      const typeface = named.find(({ id }) => id === head.typeface)
      const own = styles.filter((style) => idOf(style.typeface) === typeface?.id)
      const style = own.find(({ id }) => id === head.style) ?? nearestOf(own)
      if (!typeface || !style) return []
      const face = previewFaceName(typeface.name, style.name)
      return [[head.id, { id: style.id, face, coordinates: defaultPositionOf(style) }] as const]
    }),
  )
}

function nearestOf(styles: Style[]): Style | undefined {
  const weighed = styles.map((style) => ({ ...style, axes: variationOf(style).axes }))
  return uprightNearRegular(weighed)
}
