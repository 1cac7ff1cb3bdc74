import type { OfferedVersion } from '@/operations/catalogue/eula-versions'
import type { VersionWords } from './words'

type Props = {
  types: OfferedVersion['types']
  ticked: string[]
  words: VersionWords
  onChange: (ticked: string[]) => void
}

/** Which licence types take the new version: at first those that have the text already. */
export function TypeTicks({ types, ticked, words, onChange }: Props) {
  const toggle = (id: string) =>
    onChange(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id])
  return (
    <fieldset>
      <legend>{words.types}</legend>
      <p>{words.typesHint}</p>
      {types.map(({ id, name, hasThisText }) => (
        <label key={id} className="version-tick">
          <input type="checkbox" checked={ticked.includes(id)} onChange={() => toggle(id)} />
          <span>
            {name}
            {!hasThisText && <small> {words.otherText}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
