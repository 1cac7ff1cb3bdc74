import progress from 'nprogress'

// How long the bar takes is in loading-bar.css: it creeps and fills there, whatever the script is busy with.
progress.configure({
  showSpinner: false,
  trickle: false,
  speed: 0,
  barSelector: '.loading-bar',
  template: '<div class="loading-bar" aria-hidden="true"></div>',
})

export { progress }
