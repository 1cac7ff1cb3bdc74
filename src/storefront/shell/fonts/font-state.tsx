'use client'

import { useEffect } from 'react'
import {
  type FontFamilyEntry,
  type FontFileEntry,
  orderForBrowser,
} from '@/domain/catalogue/font-list'
import { callShop } from '../requests/call-shop'
import { queueFaces, registerNow, registerPreviews } from './browser-fonts'

type FontState = {
  all: FontFamilyEntry[]
  /** Why the list is missing. */
  failed: string | null
  /** Keyed by id. */
  fontfiles: Record<string, FontFileEntry>
}

const NO_FONTS: FontState = { all: [], failed: null, fontfiles: {} }

let state = NO_FONTS
let started: Promise<void> | null = null

/** Starts the list of fonts with the page. */
export function FontLoader() {
  useEffect(() => void startFonts(), [])
  return null
}

/** Fetches the list of fonts, once a start, and makes the previews browser fonts. */
export function startFonts(): Promise<void> {
  return (started ??= loadFonts())
}

/** After a failure: at a retry, or when the connection is back. A list that is there, or being fetched, stays. */
export function startFontsAgain(): Promise<void> {
  if (state.failed !== null) {
    state = NO_FONTS
    started = null
  }
  return startFonts()
}

export function readFontState(): FontState {
  return state
}

/** Loads browser fonts by name. False: one of them is not there. */
export async function loadFaces(faces: readonly string[], text: string): Promise<boolean> {
  if (!faces.every(registerNow)) {
    await startFonts()
    faces.forEach(registerNow)
  }

  try {
    const loads = faces.map((face) => document.fonts.load(`20px "${face}"`, text))
    return (await Promise.all(loads)).every((fonts) => fonts.length > 0)
  } catch {
    return false
  }
}

async function loadFonts(): Promise<void> {
  try {
    const families = await callShop<FontFamilyEntry[]>('/api/fonts')
    state = fontStateOf(families, { reversed: isReversed(navigator.userAgent) })
    document.documentElement.classList.remove('no-fonts')
    const { menu, others } = previewsOf(state)
    queueFaces([...menu, ...others])
    void registerPreviews(menu, others)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

/** A parent has its children's files too; each family's files stand in the browser's order. */
export function fontStateOf(
  families: readonly FontFamilyEntry[],
  browser: { reversed: boolean },
): FontState {
  const all = families.map((family) => ({
    ...family,
    files: orderForBrowser(
      uniqueFiles([...family.files, ...family.children.flatMap((child) => child.files)]),
      browser,
    ),
  }))
  const files = all.flatMap((family) => family.files)
  return { all, failed: null, fontfiles: Object.fromEntries(files.map((file) => [file.id, file])) }
}

/** Safari and Chrome use the last of several fonts first. The engine decides: Firefox on iOS is Safari within. */
export function isReversed(userAgent: string): boolean {
  return /Safari|Chrome/.test(userAgent)
}

function uniqueFiles(files: FontFileEntry[]): FontFileEntry[] {
  return [...new Map(files.map((file) => [file.id, file])).values()]
}

/** What becomes a browser font: previews, the menu's at once, the others later. */
export function previewsOf({ fontfiles }: FontState) {
  const previews = Object.values(fontfiles).filter((file) => file.format.name === 'PVW')
  return {
    menu: previews.filter((file) => file.is_menu_preview),
    others: previews.filter((file) => !file.is_menu_preview),
  }
}

function fail(failed: string): void {
  console.error(`The list of fonts could not be loaded: ${failed}`)
  document.documentElement.classList.add('no-fonts')
  state = { ...NO_FONTS, failed }
  addEventListener('online', () => void startFontsAgain(), { once: true })
}
