'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import type { WrittenLanguage } from '@/domain/catalogue/type-case/group-languages'
import { ShortWord } from '../ui/search-field'
import { findLanguages } from './selected-languages'

type Props = {
  languages: WrittenLanguage[]
  selected: readonly WrittenLanguage[]
  /** While the list is open: how many families would remain with each. */
  startCounting: () => (language: WrittenLanguage) => number
  onSelect: (language: WrittenLanguage | null) => void
}

/** What is typed while the list is open; null: it is closed. */
type Typed = string | null

/**
 * Every language that a family writes, chosen by typing: a combobox with a list, as the ARIA practices describe it.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function LanguageField({ languages, selected, startCounting, onSelect }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<Typed>(null)
  const [place, setPlace] = useState(0)
  const names = selected.map(({ name }) => name).join(', ')
  const found = typed === null ? [] : findLanguages(languages, typed)
  const active = found[place]
  const countOf = typed === null ? null : startCounting()

  function open(text: string): void {
    setTyped(text)
    setPlace(0)
  }

  function type(text: string): void {
    open(text)
    if (text === '' && selected.length > 0) onSelect(null)
  }

  function select(language: WrittenLanguage | undefined): void {
    if (!language || !countOf?.(language)) return
    onSelect(language)
    setTyped(null)
  }

  function press(event: KeyboardEvent): void {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (typed === null) return open('')
      const step = key === 'ArrowDown' ? 1 : -1
      return setPlace((place + step + found.length) % Math.max(1, found.length))
    }
    if (typed === null || (key !== 'Enter' && key !== 'Escape')) return
    event.preventDefault()
    if (key === 'Enter') select(active)
    else setTyped(null)
  }

  return (
    <div className="explore-language">
      <input
        type="text"
        role="combobox"
        aria-label="Language"
        aria-autocomplete="list"
        aria-expanded={typed !== null}
        aria-controls={`${id}list`}
        aria-activedescendant={active ? `${id}${active.code}` : undefined}
        placeholder="Any language"
        value={typed ?? names}
        onChange={({ target }) => type(target.value)}
        onClick={({ currentTarget }) => {
          if (typed !== null) return
          open('')
          currentTarget.select()
        }}
        onKeyDown={press}
        onBlur={() => setTyped(null)}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
      />
      <ShortWord>{names || 'Language'}</ShortWord>
      {typed === null || !countOf ? null : (
        <LanguageList {...{ id, found, typed, countOf, selected, active }} onSelect={select} />
      )}
    </div>
  )
}

type LanguageListProps = {
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
function LanguageList({
  id,
  found,
  typed,
  countOf,
  selected,
  active,
  onSelect,
}: LanguageListProps) {
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
