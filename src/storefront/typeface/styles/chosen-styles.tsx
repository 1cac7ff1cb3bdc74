'use client'

import { createContext, useContext, useState, type ReactNode } from 'react'

type ChosenStyles = { chosen: string[]; toggle: (styleId: string) => void }

const Context = createContext<ChosenStyles>({ chosen: [], toggle: () => {} })

/** The styles ticked on the page: the list writes them, the buy bar counts them. */
export function ChosenStylesProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<string[]>([])
  const toggle = (styleId: string) =>
    setChosen((before) =>
      before.includes(styleId) ? before.filter((id) => id !== styleId) : [...before, styleId],
    )

  return <Context value={{ chosen, toggle }}>{children}</Context>
}

export function useChosenStyles(): ChosenStyles {
  return useContext(Context)
}
