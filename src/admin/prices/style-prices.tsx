'use client'

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { PriceGrid } from './price-grid'
import { priceWords } from './words'

/** The grid of prices in the form of its typeface, beside the price of the family that is typed there. */
export function StylePrices() {
  const words = priceWords(useTranslation().i18n.language)
  const { id } = useDocumentInfo()
  const family = useFormFields(([fields]) => fields?.price?.value)

  if (id === undefined) return <p className="field-type">{words.unsavedTypeface}</p>
  return <PriceGrid typeface={id} family={typeof family === 'number' ? family : null} />
}
