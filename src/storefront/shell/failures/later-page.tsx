type LaterPageProps = { sentence: string; path: string }

/** In place of a page that is refused for the moment. */
export function LaterPage({ sentence, path }: LaterPageProps) {
  return (
    <main id="main">
      <div className="big">
        <h1 className="vh">Not Now</h1>
        <p>{sentence}</p>
        <div className="grid">
          <p className="c3">
            <a href={path}>Try again →</a>
          </p>
        </div>
      </div>
    </main>
  )
}
