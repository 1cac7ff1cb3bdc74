'use client'

import { createContext, useContext, useState, type ReactNode } from 'react'

/** What a visitor changed last in one of the tests of the page. */
type Tried = {
  /** Of a style; undefined: the text alone was changed. */
  styleId: string | undefined
  text: string | undefined
}

type TriedStyle = { tried: Tried | null; onTry: (tried: Tried) => void }

const Context = createContext<TriedStyle>({ tried: null, onTry: () => {} })

/** The tests of a page write it, the way to the shop takes it along. */
export function TriedStyleProvider({ children }: { children: ReactNode }) {
  const [tried, onTry] = useState<Tried | null>(null)
  return <Context value={{ tried, onTry }}>{children}</Context>
}

export function useTriedStyle(): TriedStyle {
  return useContext(Context)
}
