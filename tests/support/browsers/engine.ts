/** One browser with one window, steered by WebDriver, the old one or the new: what both of them can do. */
export type Engine = {
  goTo(url: string): Promise<void>
  goBack(): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page; what it is given and what it gives back travel as JSON. Some are put together as source. */
  evaluate<Given, Answer>(
    run: ((given: Given) => Answer) | string,
    given: Given,
  ): Promise<Awaited<Answer>>
  /** Sources of input, as WebDriver's “Perform Actions” wants them. */
  act(sources: object[]): Promise<void>
  /** The window as a PNG. */
  takePicture(): Promise<Buffer>
  resize(size: { width: number; height: number }): Promise<void>
  end(): Promise<void>
}

export type EngineName = 'firefox' | 'webkit'

export type EngineWishes = {
  /** A finger instead of a mouse. */
  onPhone?: boolean
}
