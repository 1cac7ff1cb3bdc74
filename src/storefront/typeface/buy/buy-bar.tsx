'use client'

import { taxInWords } from '@/domain/pricing/shown-price'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { ShopLink } from '../../shell/navigation/shop-link'
import { encodeQuery } from '../../tester/state/encode-query'
import { PriceIn } from '../../ui/price-in'
import { UnbrokenFigures } from '../../ui/unbroken-figures'
import { describeChosen, type ForSale } from './chosen-price'

const BUY = 'buy'

/** Twenty styles with their boxes, testers and letters stand before it. */
export function SkipToBuying() {
  return (
    <a className="skip" href={`#${BUY}`}>
      To the price and licences
    </a>
  )
}

type BuyBarProps = {
  typeface: ForSale
  /** The id of the style one is looking at. */
  shown?: string
  /** What it is tested with, where the address does not say. */
  text?: string
}

/** Fixed to the bottom of the window: what is chosen, what it costs, and the link to the shop. */
export function BuyBar({ typeface, shown, text }: BuyBarProps) {
  const { chosen } = useChosenStyles()
  const { count, price, before, net, href: chosenPath } = describeChosen(typeface, chosen)
  const tested = encodeQuery([
    ['style', shown ?? null],
    ['text', text?.trim() ? text : null],
  ])
  const href = chosenPath && tested ? `${chosenPath}&${tested}` : chosenPath

  return (
    <aside id={BUY} tabIndex={-1} className="buy grid" aria-label="Buy">
      <b>{typeface.family.name}</b>
      <p data-n="" aria-live="polite">
        {count}
      </p>
      <p className="num">
        <span data-sum="">
          <PriceIn of={price} before={before} />
        </span>
        {href && (
          <span className="soft wide">
            &ensp;
            <UnbrokenFigures text={taxInWords(typeface.terms.tax)} />
            {net && (
              <>
                , <PriceIn of={net} /> before
              </>
            )}
          </span>
        )}
      </p>
      {href && (
        <ShopLink href={href} className="do" preload={false}>
          <span>Choose licences</span>
          <span aria-hidden="true">→</span>
        </ShopLink>
      )}
    </aside>
  )
}

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
