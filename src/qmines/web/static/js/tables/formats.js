// notation/
/** @type {Record<string,{title:string,suffix:string}>} */
export const FORMATS={analysis:{title:"link ?analysis=…: a position",suffix:".txt"},link:{title:"link ?p=…: any position, as shared by the web site",suffix:".txt"},puzzle:{title:"puzzle ID WxH:x,y,u…: the mines of a board and the first click",suffix:".txt"},text:{title:"plain text: one row per line",suffix:".txt"}};
