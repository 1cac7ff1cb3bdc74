import config from '../../../../payload.config'

/** The shop's own, but for one thing: outside production Payload would begin a process that writes its types for every start. */
const settings = await config
settings.typescript.autoGenerate = false

export default settings
