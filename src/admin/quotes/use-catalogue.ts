import { useEffect, useState } from 'react'
import { compareStylesInPairs, orderStyles } from '@/domain/catalogue/styles/order-styles'
import type { LicenceType, Style, Typeface } from '@/payload-types'
import { readResponse } from '../read-response'

export type Catalogue = {
  typefaces: Pick<Typeface, 'id' | 'name'>[]
  licenceTypes: LicenceType[]
}

/** What can be quoted: published families, and the licences that are for sale. null: not read yet. */
export function useCatalogue(): Catalogue | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  useEffect(() => {
    Promise.all([
      docsOf<Typeface>('typefaces?where[_status][equals]=published&sort=name&select[name]=true'),
      docsOf<LicenceType>(
        'licence-types?where[kind][equals]=retail&where[isForSale][not_equals]=false&sort=position',
      ),
    ]).then(
      ([typefaces, licenceTypes]) => setCatalogue({ typefaces, licenceTypes }),
      () => setCatalogue(null),
    )
  }, [])
  return catalogue
}

/** Of one family, in their order. */
export function useStyles(typeface: string): Style[] {
  const [found, setFound] = useState<{ of: string; styles: Style[] }>({ of: '', styles: [] })
  useEffect(() => {
    if (typeface === '') return
    docsOf<Style>(`styles?where[typeface][equals]=${typeface}`).then(
      (styles) => setFound({ of: typeface, styles: inOrder(styles) }),
      () => setFound({ of: typeface, styles: [] }),
    )
  }, [typeface])
  return found.of === typeface ? found.styles : []
}

function inOrder(styles: Style[]): Style[] {
  return orderStyles(styles, { byWeight: compareStylesInPairs })
}

async function docsOf<Row>(path: string): Promise<Row[]> {
  const response = await fetch(`/api/${path}&limit=1000&depth=0`)
  return (await readResponse<{ docs: Row[] }>(response)).docs
}
