### Games that are played on the player’s own device.

local-no-kernel = このゲームはブラウザで動きますが、エンジンを読み込めませんでした。ページを再読み込みしてください。
local-share-unfinished = このゲームはこの端末にしかありません。終了後にシェアできます。
local-share-later = このゲームはこの端末にしかありません。サーバーに送られた後でシェアできます。
# $file is a link to download the game.
local-unsent = このゲームは端末に保存されています。オンラインに戻るとサーバーに送られ、シェアできるようになります。それまでは{ $file }をダウンロードできます。
# On a site without a server.
local-kept = このゲームは端末に保存されています。{ $file }をダウンロードできます。
