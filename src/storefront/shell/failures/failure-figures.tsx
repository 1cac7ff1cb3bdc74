/* Alegreya ExtraBold, its 5 and 0: under the OFL (src/storefront/styles/fonts/OFL-alegreya.txt). */
const FONT =
  'data:font/woff2;base64,d09GMgABAAAAAAP4AA4AAAAABzAAAAOiAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGx4cUgZgP1NUQVRMADwRCAqDMIMSCwwAATYCJAMUBCAFhHIHIBsRBkgeBzmZqzmi0iiz+Ld4CeLBrnfefggKgM4VhArkXdDFFblTc/oZEBYB5Scph+7zaTs9Vz1hd1NiUuD5MRhc867LOPgAtG3196r/PqWA/PE8jHjEI1RKX0xtWhvYB41FqAKFSrPSBCzWyfz/EhTP5L2ctebMpBMigDGuPEDk5pdaYAddAFUFQABjgvGxDqQvel4QcwqjIOZMMC91o8ZILNiBJIDulQwL+ihI3a6rROt4sgnKIqURQIksIu0U4xhXFf5aYQHAOSJx6/z8vwt0e6TvCbEJQC4pswF4soMgGKIAtqwBvqxNHRhjYhOGFjLECQS2bKCDoIgVABBAARAjHU+A8h50qgGAAugAtqwjgC0bBALQRxdBIRK3qoLcUb2v3kYAAEFUFQtA0APAGNAHlgM3AABdAFjRXizNQyyPA+pWGo3M12pNFj9+zLxHj+oXP5T5Z24YL7rHvAPXgfQF75D3w2W3m2dl/glNvf02rXabODR87HJpaF3Mv6Ixrn38+H7rjEePue9qN4nmDvdI/vi2RjR5P4euLHtrkt0eiBIqTf/MSSIXj68fyVVavpnjpHdd+pcI7+MToal/UV7/16ka04SoJFxxCPj0cbh5rlxlb6+yDWjdmieL0z93qC9z427TB2Lq110GhRWHo+B0i8lV78dYNV8m2e1J+8K2bt/S4dJcvJttQWuPb9lgqW9VYORtzBr9kHoLTgoUcg635Cs9aZoYkTHR8XGjj6qpad9a5erTug0rFv/WV/7X0+tu3apZp6PrRW1UqRkcUgKAaQhAUcpXqHdedFiEvhnq6LwD0NismAmA5xv0A9S4/0f1ynRVAPRRABD4ex69coDLFYHAb6GnzFc/yFvsZI/6W37iJocwRQA9NmLAFQzaCICubjWg2TqiawQckW4iUzCXWoWZeOJSEj1MCWRGWHPFLDnA+Net2AOq8VgQJw+DGBOUtCUMgRJ4DFrXwMTIGNYyNiGSkcHjYDKaeEPYAoQMyCBdzxUGOKIBmgwpEk0I2BhPN+WVNEaVIB3dJ0tdyGTpGCFM8AY7ljpXRst4tIloEzQHTTAgEnOLhQkLZEBDXD3msACymSOYIKusWBFRkAkBjoIF0e0YFnjIiJWqjJKGgREJA0KSeIIXaIX1MhzYsGOn1pEgjmnMIQMvNCtqEN7UAAWDIiSsunElkQwdn0PcHaNpIhJSayk8ljXDAPpgwhDwowAN1yQOWQlietZxdWo8RQA='

const FACE = `@font-face{font-family:"Figures Server Error";src:url("${FONT}") format("woff2");font-display:block}`

/**
 * The number of a failure, as large as the measure. Its font comes with the code that sets it: a server that failed may answer
 * nothing more, and a page that did not fail has it after its first paint.
 */
export function FailureFigures() {
  return (
    <div className="figures server-error" aria-hidden="true">
      <style>{FACE}</style>
      <span>
        5<span className="turned">0</span>
        <span className="leaning">0</span>
      </span>
    </div>
  )
}
