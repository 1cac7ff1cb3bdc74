import { layOutBuild } from '../build/build-shop.mjs'
import { readSettings } from '../settings/read-settings.mjs'

// The command of the Dockerfile: as `npm start`, after the build of the image was laid into its volume.
layOutBuild(readSettings(), 'compiled')
await import('../start.mjs')
