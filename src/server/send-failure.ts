import type { IncomingMessage, ServerResponse } from 'node:http'
import { fillInReference, REFERENCE_HEADER } from '@/domain/site/failure-page'
import { plainPage } from '@/domain/site/plain-page'

/** When even the error page cannot be made: a page of its own to a person's browser, plain words to everything else. */
export function sendFailure(request: IncomingMessage, response: ServerResponse, reference: string) {
  const isPage = /\btext\/html\b/.test(request.headers.accept ?? '')
  response.writeHead(500, {
    'Cache-Control': 'no-store',
    [REFERENCE_HEADER]: reference,
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
  })
  const words = `Internal Server Error\nReference ${reference}`
  response.end(isPage ? fillInReference(PAGE, reference) : words)
}

const SENTENCE = 'Internal Server Error. Nothing of yours is lost and nothing is charged twice.'

/** Alegreya ExtraBold, under the OFL (src/storefront/styles/fonts/OFL-alegreya.txt): drawn, for no font may come. */
const FIVE =
  'M100,-12Q56,-12 36,14Q16,40 12,103L29,121Q68,106 118,106Q172,106 205,128Q238,150 238,185Q238,221 196,240.5Q154,260 59,267L50,278Q55,331 58.5,381.5Q62,432 64.5,473.5Q67,515 68,540Q69,565 69,565L77,573L279,580Q308,581 321.5,589Q335,597 342,619L407,624L380,464L364,449Q364,449 336.5,451Q309,453 264,455Q219,457 166,457L161,375Q286,357 341,316Q396,275 396,200Q396,161 371,122.5Q346,84 304,54Q262,24 209,6Q156,-12 100,-12Z'
const ZERO =
  'M240,-12Q174,-12 126.5,22Q79,56 54,122Q29,188 29,281Q29,379 57.5,450Q86,521 139.5,559.5Q193,598 265,598Q331,598 378.5,564Q426,530 450.5,464.5Q475,399 475,307Q475,208 446.5,136.5Q418,65 365.5,26.5Q313,-12 240,-12ZM256,140Q296,140 322,156.5Q348,173 361,205.5Q374,238 374,285Q374,335 359.5,369.5Q345,404 316,422.5Q287,441 245,441Q188,441 158.5,403.5Q129,366 129,294Q129,244 144,210Q159,176 187.5,158Q216,140 256,140Z'

/** The error page's words and figures. */
const PAGE = plainPage({
  title: 'Internal Server Error',
  main: `<h1>${SENTENCE}</h1>
<svg viewBox="12 -682 1398 694" fill="currentColor" aria-hidden="true"><g transform="scale(1 -1)">
<path d="${FIVE}"/>
<path transform="translate(431) rotate(180 252 335)" d="${ZERO}"/>
<path transform="translate(935) rotate(-7 252 335)" d="${ZERO}"/>
</g></svg>
<p><a href="">Try again →</a><a href="/">All typefaces →</a></p>
<p data-reference=""></p>`,
})
