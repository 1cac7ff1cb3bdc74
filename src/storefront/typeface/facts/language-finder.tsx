'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Language } from '@/domain/catalogue/languages'
import { ShopLink } from '../../shell/navigation/shop-link'
import { encodeQuery } from '../../tester/state/encode-query'
import { fillRoom } from '../../tester/text/fill-room'
import { type LanguageTexts, readLanguageTexts } from '../../tester/text/read-language-texts'
import { TypefaceText } from '../../tester/text/typeface-text'
import { onFacesLoaded } from '../../ui/face-loads'
import { SearchField } from '../../ui/search-field'
import { useNear } from '../../ui/use-near'

export type LanguageFace = { id: string; face: string; coordinates: Record<string, number> }

type LanguageFinderProps = {
  name: string
  slug: string
  languages: Language[]
  /** The codes of those that are named before one asks for all. */
  first: string[]
  /** What their sentences are set in; null: no style is there yet. */
  face: LanguageFace | null
}

/** Fewer are found by looking. */
const WORTH_A_SEARCH = 12

/** So many of the first on a phone; the style sheet hides the others. */
const FIRST_ON_A_PHONE = 12

/** The languages by name; the one that is chosen shows a sentence of its own, set in the typeface. */
export function LanguageFinder({ name, slug, languages, first, face }: LanguageFinderProps) {
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState<Language | null>(null)
  const [texts, load] = useLanguageTexts<HTMLDivElement>()
  const [isWhole, setWhole] = useState(false)
  const names = useRef<HTMLUListElement>(null)
  const isCut = !isWhole && wanted === '' && languages.length > first.length
  // The button that showed them is gone: who pressed it goes on among them.
  useEffect(() => {
    if (isWhole) names.current?.querySelector<HTMLElement>(':checked')?.focus()
  }, [isWhole])
  const shown = languages.filter((language) => nameHolds(language, wanted))
  const language = chosen ?? languages.find(({ code }) => code === first[0]) ?? languages[0]
  const text = language ? texts?.textOf(language.code) : undefined

  return (
    <div ref={load}>
      {face && language ? (
        <figure className="lang-sample">
          <div ref={fillSentenceRoom}>
            <TypefaceText
              as="p"
              face={face.face}
              coordinates={face.coordinates}
              styleId={face.id}
              lang={language.code}
              dir="auto"
            >
              {text ?? ''}
            </TypefaceText>
          </div>
          <figcaption aria-live="polite">
            <span>{language.name}</span>{' '}
            {text ? (
              <ShopLink
                href={`/explore/${slug}?${encodeQuery([['text', text]])}`}
                aria-label={`Type on in ${name}, in ${language.name}`}
                preload={false}
              >
                Type on →
              </ShopLink>
            ) : null}
          </figcaption>
        </figure>
      ) : null}
      {languages.length > WORTH_A_SEARCH ? (
        <div className="find lang-find">
          <SearchField label="Find a language" value={wanted} onValueChange={setWanted} />
        </div>
      ) : null}
      <LanguageNames
        languages={shown}
        chosen={language?.code}
        onChoose={face && texts ? setChosen : null}
        first={isCut ? first : null}
        list={names}
      />
      {isCut ? (
        <button type="button" className="lk more-langs" onClick={() => setWhole(true)}>
          All {languages.length} languages ↓
        </button>
      ) : null}
      {shown.length === 0 ? (
        <p role="status">
          No language that {name} writes is called “{wanted.trim()}”.
        </p>
      ) : null}
    </div>
  )
}

type LanguageNamesProps = {
  languages: Language[]
  chosen: string | undefined
  /** null: there is nothing to show of them, or not yet. */
  onChoose: ((language: Language) => void) | null
  /** null: all are shown. */
  first: string[] | null
  list: RefObject<HTMLUListElement | null>
}

/** One tab stop and arrow keys: there are hundreds. */
function LanguageNames({ languages, chosen, onChoose, first, list }: LanguageNamesProps) {
  return (
    <ul ref={list} className="langs">
      {languages.map((language) => (
        <li key={language.code} className={first ? rankIn(first, language) : undefined}>
          {onChoose ? (
            <label>
              <input
                type="radio"
                className="vh"
                name="language"
                checked={language.code === chosen}
                onChange={() => onChoose(language)}
              />
              {language.name}
            </label>
          ) : (
            <span>{language.name}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function rankIn(first: string[], { code }: Language): string | undefined {
  const place = first.indexOf(code)
  if (place < 0) return 'is-later'
  return place < FIRST_ON_A_PHONE ? undefined : 'is-second'
}

function nameHolds({ name, code }: Language, wanted: string): boolean {
  const words = wanted.trim().toLowerCase()
  return name.toLowerCase().includes(words) || code === words
}

const LEAST = 12

const LINE_HEIGHT = 1.25

/** A ref: the sentence in a room is set as large as the room holds it, whichever it is. The room keeps its height. */
function fillSentenceRoom(room: HTMLElement | null): (() => void) | undefined {
  const sentence = room?.firstElementChild
  if (!room || !(sentence instanceof HTMLElement)) return

  const fill = () => {
    const { clientHeight: height } = room
    if (height === 0) return
    fillRoom(sentence, sentence, { least: LEAST, most: height / LINE_HEIGHT, height })
  }
  const resized = new ResizeObserver(fill)
  resized.observe(room)
  // Another sentence, or its own face.
  const changed = new MutationObserver(fill)
  changed.observe(sentence, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['class'],
  })
  const endFaces = onFacesLoaded(fill)

  return () => {
    resized.disconnect()
    changed.disconnect()
    endFaces()
  }
}

const MARGIN = '200px'

/** A sentence of every language, or its letters: fetched when the languages come into view. */
function useLanguageTexts<T extends Element>() {
  const [texts, setTexts] = useState<LanguageTexts | null>(null)
  const [reference, isNear] = useNear<T>(MARGIN)

  useEffect(() => {
    if (isNear) readLanguageTexts().then(setTexts, () => undefined) // the names stand
  }, [isNear])

  return [texts, reference] as const
}
