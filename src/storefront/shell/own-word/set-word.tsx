'use client'

import { useLayoutEffect, useRef } from 'react'
import { chooseWordFace } from '@/domain/catalogue/own-word'
import { fitLine } from '../../ui/fit-line'
import { seenInkOf } from '../../ui/text-ink'
import { fetchLetters } from '../fonts/fetch-letters'
import { loadFaces, readFontState, startFonts } from '../fonts/font-state'
import { findWordStyles, measureWord, WEIGHT, type WordStyle, wordStylesOf } from './word-styles'

/** So many families are looked at: each is a file of a few dozen kilobytes. */
const MOST_FAMILIES = 8

/** A word that would end short of the margin stands over its room by so much, half above and half below. */
const OVER = 1.06

/** Those whose letters are fetched, where no preview that fits has them all. */
const MOST_FETCHED = 3

/** The browser font that fills the box best with a word; null: today's state is better. */
export async function chooseFaceFor(word: string, box: HTMLElement, given?: WordStyle[]) {
  if (!given) await startFonts()
  const styles = (given ?? wordStylesOf(readFontState().all)).slice(0, MOST_FAMILIES)
  const room = { width: box.clientWidth, height: box.clientHeight }
  const loaded: WordStyle[] = (
    await Promise.all(styles.map((style) => loadStyle(style, word)))
  ).flat()

  const inks = await Promise.all(loaded.map(({ face }) => measureWord(face, word)))
  const chosen = chooseWordFace(inks, room)
  if (chosen) return chosen.face

  const known = given ? loaded.filter(({ styleId }) => styleId) : await findWordStyles(word)
  const fetched = known.slice(0, MOST_FETCHED).map((style) => measureFetched(style, word))
  return chooseWordFace(await Promise.all(fetched), room)?.face ?? null
}

async function loadStyle(style: WordStyle, word: string): Promise<WordStyle[]> {
  return (await loadFaces([style.face], word)) ? [style] : []
}

async function measureFetched({ face, styleId = '' }: WordStyle, word: string) {
  await loadFaces([face], word)
  await fetchLetters({ styleId, face, text: word }).catch(() => undefined) // it lacks them still
  await document.fonts.load(`20px "${face}"`, word).catch(() => undefined)
  return measureWord(face, word)
}

/** A word on the measure of its box, in CSS by its highest or its lowest point. It is text, whatever a visitor wrote. */
export function SetWord({ word, face }: { word: string; face: string }) {
  const letters = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const element = letters.current
    const box = element?.parentElement
    if (!element || !box) return
    let isCurrent = true
    const fit = async () => {
      const { height, below } = await measureWord(face, word)
      if (!isCurrent) return
      const room = box.clientHeight
      const { size } = fitLine(element, (OVER * room) / height, seenInkOf) ?? { size: 0 }
      element.style.setProperty('--over', `${Math.max(0, size * height - room) / 2}px`)
      element.style.setProperty('--above', String(height - below))
      element.style.setProperty('--below', String(below))
      element.style.visibility = 'visible' // not before it stands where it stays
    }
    const watch = new ResizeObserver(() => void fit())
    watch.observe(box)
    return () => {
      isCurrent = false
      watch.disconnect()
    }
  }, [word, face])

  return (
    <span
      ref={letters}
      className="own-word-text"
      dir="auto"
      translate="no"
      style={{ fontFamily: `"${face}"`, fontWeight: WEIGHT }}
    >
      {word}
    </span>
  )
}
