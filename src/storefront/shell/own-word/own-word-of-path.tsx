'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { ownWordOfPath } from '@/domain/catalogue/own-word/own-word'
import { OwnWord } from './own-word'

/** The last word of the address, after the page is there: the server's page is the same for every address. */
export function OwnWordOfPath({ children }: { children: ReactNode }) {
  const [word, setWord] = useState<string | null>(null)

  useEffect(() => setWord(ownWordOfPath(location.pathname)), [])

  return <OwnWord word={word}>{children}</OwnWord>
}
