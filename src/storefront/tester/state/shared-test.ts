import type { PlayView } from '@/domain/catalogue/pages/page-views'
import type { SetText } from '@/domain/site/sharing/card-address'
import { findStyle } from './tester-state'
import { testerSubject } from './tester-subject'
import { decodeTesterState } from './tester-url'

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
