// Nobody looks at the page of a test that reads no pixels: the browser does not paint a frame that is transparent.
(window.frameElement as HTMLElement).style.opacity = '0';
