import type { WrittenLanguage } from '@/domain/catalogue/type-case/group-languages'

type Props = {
  id: string
  found: WrittenLanguage[]
  typed: string
  countOf: (language: WrittenLanguage) => number
  selected: readonly WrittenLanguage[]
  /** The one that Enter selects. */
  active: WrittenLanguage | undefined
  onSelect: (language: WrittenLanguage) => void
}

/** The languages that were found, each with how many families would remain. */
export function LanguageList({ id, found, typed, countOf, selected, active, onSelect }: Props) {
  return (
    // The field keeps the focus, and the keyboard of a phone stays open.
    <div className="language-list" onPointerDown={(event) => event.preventDefault()}>
      <ul id={`${id}list`} role="listbox" aria-label="Languages">
        {found.map((language) => {
          const { code, name } = language
          const count = countOf(language)
          return (
            <li
              key={code}
              id={`${id}${code}`}
              role="option"
              aria-selected={selected.includes(language)}
              aria-disabled={count === 0 || undefined}
              className={language === active ? 'is-active' : undefined}
              ref={language === active ? showInList : undefined}
              onClick={() => onSelect(language)}
            >
              {name} <span className="num soft">{count}</span>
            </li>
          )
        })}
      </ul>
      {found.length === 0 ? (
        <p role="status">No family writes a language called “{typed.trim()}”.</p>
      ) : null}
    </div>
  )
}

/** Within its list; the page stays where it is. */
function showInList(option: HTMLElement | null): void {
  const list = option?.closest('.language-list')
  if (!option || !list) return
  const { offsetTop: top, offsetHeight: height } = option
  if (top < list.scrollTop) list.scrollTop = top
  else if (top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top + height - list.clientHeight
}
