import { listSamples } from '@/domain/catalogue/specimens/list-samples'
import type { PlayView } from '@/domain/catalogue/pages/page-views'
import type { SetText } from '@/domain/site/sharing/card-address'
import { listTesterStyles } from './list-tester-styles'
import { findStyle, initialTesterState, type TesterSubject } from './tester-state'
import { decodeTesterState } from './tester-url'

/** What can be tested of a typeface, first in the style its row is shown in. */
export function testerSubject(typeface: PlayView): TesterSubject {
  const styles = listTesterStyles(typeface)
  const { face, coordinates } = typeface.sampleFace
  const shown = styles.find((style) => style.previewFace === face)

  return {
    styles,
    samples: listSamples(typeface),
    first: { style: shown?.key ?? styles[0]?.key ?? '', axes: shown ? coordinates : {} },
  }
}

/** Its sample texts, as each is set until a visitor changes it. */
export function testerTextsOf(subject: TesterSubject) {
  const { style, axes } = initialTesterState(subject)
  const styleId = findStyle(subject, style)?.id
  return styleId
    ? subject.samples.map(({ text, lang, dir }) => ({
        text,
        lang,
        dir,
        styleId,
        coordinates: axes,
      }))
    : []
}

type SharedTest = {
  /** Null: the typeface has no style. */
  set: SetText | null
  /** "Fraunces Bold Italic" */
  name: string
}

/** What stands on the sheet of a tester that somebody shares. */
export function readSharedTest(typeface: PlayView, query: string): SharedTest {
  const subject = testerSubject(typeface)
  const { style: key, text, sample, axes, features } = decodeTesterState(query, subject)
  const style = findStyle(subject, key)
  if (!style) return { set: null, name: typeface.name }
  const shown = text?.trim() ? text : (subject.samples[sample]?.text ?? typeface.name)
  return {
    set: { styleId: style.id, text: shown, axes, features },
    name: `${style.family ?? typeface.name} ${style.name}`,
  }
}
