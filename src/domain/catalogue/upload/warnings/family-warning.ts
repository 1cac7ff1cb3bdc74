import { fillIn, type Values } from '../../../staff/german/sentence-shapes'
import SAID from './family-warnings.json' with { type: 'json' }

/** `block`: this cannot be carried out. `warn`: think twice. `note`: good to know. */
export type WarningLevel = 'block' | 'warn' | 'note'

/** Some warnings have several sentences: `same_postscript_name:elsewhere`. */
type Key = keyof typeof SAID

type CodeOf<Said> = Said extends `${infer Code}:${string}` ? Code : Said

/** What a type engineer would say of a family before anything is written. */
export type FamilyWarning = {
  code: CodeOf<Key>
  level: WarningLevel
  sentence: string
  /** Ids of the uploaded files it is about. */
  files: string[]
  /** Names of the styles it is about, uploaded or in the shop already. */
  styles: string[]
}

/** null: no uploaded file has a part in it, and there is nothing to warn of. */
type Subject = Pick<FamilyWarning, 'files' | 'styles'> | null

export function warnOf(subject: Subject, key: Key, values: Values = {}): FamilyWarning[] {
  if (!subject) return []
  const { level, sentence } = SAID[key]
  const said = { level: level as WarningLevel, sentence: fillIn(sentence, values) }
  return [{ code: key.split(':')[0] as CodeOf<Key>, ...said, ...subject }]
}
