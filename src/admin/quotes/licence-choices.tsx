import { useTranslation } from '@payloadcms/ui'
import { tierInFull } from '@/domain/licensing/licence-type'
import { ownValue } from '@/domain/own-value'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import type { LicenceType } from '@/payload-types'
import { Tick, optionOf } from '../labelled-input'
import type { LineDraft } from './quote-draft'
import WORDS from './font-words.json' with { type: 'json' }

type Choice = LineDraft['licences'][number]

type Props = { types: LicenceType[]; licences: Choice[]; onChange: (licences: Choice[]) => void }

/** Which uses, how much of each, and what has to be told about it: a domain, the name of an app. */
export function LicenceChoices({ types, licences, onChange }: Props) {
  const words = useFontWords()

  function toggle({ key, tiers }: LicenceType, isTicked: boolean) {
    const others = licences.filter(({ type }) => type !== key)
    const added = { type: key, tier: tiers?.[0]?.key ?? '', answers: {} }
    onChange(isTicked ? [...others, added] : others)
  }
  const change = (next: Choice) =>
    onChange(licences.map((one) => (one.type === next.type ? next : one)))

  return (
    <div role="group" aria-label={words.licences} className="quote-uses">
      {types.map((type) => {
        const choice = licences.find((one) => one.type === type.key)
        return (
          <div key={type.key}>
            <Tick checked={choice !== undefined} onChange={(isTicked) => toggle(type, isTicked)}>
              {type.name}
            </Tick>
            {choice && <ChoiceFields type={type} choice={choice} onChange={change} />}
          </div>
        )
      })}
    </div>
  )
}

type FieldProps = { type: LicenceType; choice: Choice; onChange: (choice: Choice) => void }

function ChoiceFields({ type, choice, onChange }: FieldProps) {
  const words = useFontWords()
  const answer = (key: string, text: string) =>
    onChange({ ...choice, answers: { ...choice.answers, [key]: text } })

  return (
    <div className="quote-fields">
      <select
        aria-label={fillIn(words.tier, { licence: type.name })}
        value={choice.tier}
        onChange={(event) => onChange({ ...choice, tier: event.target.value })}
      >
        {(type.tiers ?? []).map(({ key, label }) => optionOf(key, tierInFull(label, type.unit)))}
      </select>
      {(type.questions ?? []).map(({ key, label, hint }) => (
        <label key={key} className="quote-field">
          {label}
          <input
            placeholder={hint ?? ''}
            value={ownValue(choice.answers, key) ?? ''}
            onChange={(event) => answer(key, event.target.value)}
          />
        </label>
      ))}
    </div>
  )
}

export function useFontWords() {
  return wordsIn(WORDS, useTranslation().i18n.language)
}
