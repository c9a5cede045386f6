import letters from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

async function getData(url: string): Promise<string> {
  const file = await (await fetch(url)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
}

/**
 * A drawing with its own style, and in it the letters by which its boxes were measured: whoever opens the file has others,
 * and a picture that is drawn from it may load none.
 */
export async function embedFonts(svg: string): Promise<string> {
  const face = `@font-face{font-family:"Instrument Sans Variable";font-weight:400 700;src:url(${await getData(letters)})}`;
  return svg.replace('<style>', `<style>${face}`);
}
