import { useEffect, useId, useState } from 'react'
import type { Category } from '@/domain/catalogue/typeface-view'
import type { FileOverride, UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import { optionOf } from '../../labelled-input'
import { CommittedInput } from '../../committed-input'
import { useSay } from '../../use-say'
import { listTypefaces, type TypefaceChoice } from '../upload-client'

type FamilyTypefaceProps = {
  family: UploadFamily
  isOpen: boolean
  /** The shop has these very files. */
  isThere: boolean
  onChange: (overrides: Record<string, FileOverride>) => void
}

const NEW = 'new'

/** Said at the field of the name, not among the warnings. */
export const NAME_TAKEN = 'typeface_name_taken'

const CATEGORIES = [
  ['serif', 'Serif'],
  ['sans', 'Sans'],
  ['display', 'Display'],
  ['mono', 'Mono'],
] as const satisfies readonly (readonly [Category, string])[]

/** The typeface of these files: one of the shop's, or a new one, which begins as a draft. */
export function FamilyTypeface({ family, isOpen, isThere, onChange }: FamilyTypefaceProps) {
  const say = useSay()
  const id = useId()
  const [choices, setChoices] = useState<TypefaceChoice[]>([])
  useEffect(() => {
    if (isOpen) listTypefaces().then(setChoices, () => undefined)
  }, [isOpen])

  const { typeface } = family
  const taken = family.warnings.find(({ code }) => code === NAME_TAKEN)
  const forAll = (override: FileOverride['typeface']) =>
    onChange(Object.fromEntries(family.files.map((file) => [file, { typeface: override }])))
  // Who looks at a typeface of the shop and goes back finds the new one as it was.
  const [lastNew, setLastNew] = useState<FileOverride['typeface']>(null)
  const choose = (chosen: string) => {
    if (chosen === NEW) {
      forAll(lastNew ?? { kind: 'new', name: say('New {name}', { name: typeface.name }) })
      return
    }
    if (typeface.kind === 'new') {
      setLastNew({ kind: 'new', name: typeface.name, category: typeface.category })
    }
    forAll({ kind: 'existing', id: chosen })
  }

  return (
    <header className="upload-typeface">
      <h2>{typeface.name}</h2>
      {isOpen ? (
        <div className="upload-fields">
          <label htmlFor={`${id}-typeface`}>{say('Typeface')}</label>
          <select
            id={`${id}-typeface`}
            value={typeface.kind === 'existing' ? typeface.id : NEW}
            onChange={(event) => choose(event.target.value)}
          >
            <option value={NEW}>{say('A new typeface')}</option>
            {withOwn(choices, typeface).map((choice) => optionOf(choice.id, choice.name))}
          </select>
          {typeface.kind === 'new' ? (
            <>
              <label htmlFor={`${id}-name`}>{say('Its name')}</label>
              <CommittedInput
                id={`${id}-name`}
                value={typeface.name}
                aria-invalid={taken ? true : undefined}
                aria-describedby={taken ? `${id}-taken` : undefined}
                onCommit={(name) => forAll({ kind: 'new', name, category: typeface.category })}
              />
              {taken ? (
                <p id={`${id}-taken`} role="alert" className="upload-failure">
                  {say(taken.sentence)}
                </p>
              ) : null}
              <label htmlFor={`${id}-category`}>{say('Category')}</label>
              <select
                id={`${id}-category`}
                value={typeface.category}
                onChange={(event) =>
                  forAll({
                    kind: 'new',
                    name: typeface.name,
                    category: event.target.value as Category,
                  })
                }
              >
                {CATEGORIES.map(([category, name]) => optionOf(category, say(name)))}
              </select>
            </>
          ) : null}
        </div>
      ) : null}
      <p className="field-description">
        {say(isThere ? 'The shop has all of these files.' : kindInWords(family))}
      </p>
    </header>
  )
}

/** The list may not have loaded yet: the chosen typeface is in it all the same. */
function withOwn(choices: TypefaceChoice[], typeface: UploadFamily['typeface']): TypefaceChoice[] {
  const isMissing =
    typeface.kind === 'existing' && !choices.some((choice) => choice.id === typeface.id)
  return isMissing ? [...choices, typeface] : choices
}

function kindInWords({ typeface, state }: UploadFamily): string {
  if (state === 'done') return ''
  if (typeface.kind === 'new') return 'A new typeface. It begins as a draft, seen by nobody else.'
  return typeface.is_published
    ? 'In the shop. Its pages change when all its files are done.'
    : 'A draft, seen by nobody else.'
}
