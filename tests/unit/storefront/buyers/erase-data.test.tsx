import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EraseLinkPage } from '@/storefront/buyers/open-link-page'

const LINK = { setIn: null, token: 'abc', email: 'ada@example.org' }
const OFFER = { isOpen: true, sentences: ['Your name goes at once.'] }

test.each([
  [true, 'href="/api/order/data"'],
  [false, 'href="/my-licences"'],
])('before data are erased one may take them along (signed in: %s)', (isSignedIn, href) => {
  const html = renderToStaticMarkup(
    <AppRouterContext.Provider value={{} as never}>
      <EraseLinkPage {...LINK} {...{ offer: OFFER, isSignedIn }} />
    </AppRouterContext.Provider>,
  )

  expect(html.indexOf(href)).toBeGreaterThan(0)
  expect(html.indexOf(href)).toBeLessThan(html.indexOf('Your name goes at once.'))
})
