type Listener = (families: readonly string[]) => void

const listeners = new Set<Listener>()

/** Calls back whenever faces have been loaded, with their families; returns what ends it. */
export function onFacesLoaded(listener: Listener): () => void {
  if (listeners.size === 0) begin()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.fonts.removeEventListener('loadingdone', onLoadingDone)
  }
}

function begin(): void {
  if (firesEvents()) document.fonts.addEventListener('loadingdone', onLoadingDone)
  else document.fonts.forEach(followFace)
}

/** Safari before 26.2 has the handlers and never fires the events; this class came with them. */
function firesEvents(): boolean {
  return 'FontFaceSetLoadEvent' in window
}

function onLoadingDone(event: Event): void {
  notify((event as FontFaceSetLoadEvent).fontfaces.map(familyOf))
}

const followed = new WeakSet<FontFace>()
let justLoaded: string[] = []

/** Where no event is fired, whoever makes a face names it here. */
export function followFace(font: FontFace): void {
  if (firesEvents() || followed.has(font)) return
  followed.add(font)
  font.loaded.then(
    () => {
      if (justLoaded.length === 0) setTimeout(notifyJustLoaded)
      justLoaded.push(familyOf(font))
    },
    () => followed.delete(font), // it is requested anew as another face
  )
}

function notifyJustLoaded(): void {
  const families = justLoaded
  justLoaded = []
  notify(families)
}

function notify(families: readonly string[]): void {
  listeners.forEach((listener) => listener(families))
}

/** Some browsers quote names. */
function familyOf({ family }: FontFace): string {
  return family.replaceAll('"', '')
}
