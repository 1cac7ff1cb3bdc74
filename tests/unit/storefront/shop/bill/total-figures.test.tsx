import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TotalFigures } from '@/storefront/shop/bill/bill'

test.each(['135.00', '2\u2009173.50', '1\u2009234\u2009567.00'])(
  'the text of the total %s is the amount itself, thin spaces included',
  (total) => {
    const markup = renderToStaticMarkup(<TotalFigures total={total} />)
    expect(markup.replace(/<[^>]+>/g, '')).toBe(total)
  },
)
